// Draws the tables of a deck's charts. What it draws it reads from the tables, so that both say the same.
"use strict";

const MOST_ROWS = 12;
const dark = window.matchMedia("(prefers-color-scheme: dark)");

// ---- patterns: nothing is told by colour alone ----

const STROKES = [
  () => {},
  (pen) => line(pen, [0, 8, 8, 0], [-2, 2, 2, -2], [6, 10, 10, 6]),
  (pen) => dot(pen, [2, 2], [6, 6]),
  (pen) => line(pen, [0, 2, 8, 2], [0, 6, 8, 6]),
  (pen) => line(pen, [2, 0, 2, 8], [6, 0, 6, 8]),
  (pen) => line(pen, [0, 0, 8, 8], [-2, 6, 2, 10], [6, -2, 10, 2]),
  (pen) => line(pen, [0, 4, 8, 4], [4, 0, 4, 8]),
  (pen) => line(pen, [0, 8, 8, 0], [0, 0, 8, 8]),
];

function line(pen, ...segments) {
  for (const [left, top, right, bottom] of segments) {
    pen.beginPath();
    pen.moveTo(left, top);
    pen.lineTo(right, bottom);
    pen.stroke();
  }
}

function dot(pen, ...places) {
  for (const [left, top] of places) {
    pen.beginPath();
    pen.arc(left, top, 1.3, 0, 7);
    pen.fill();
  }
}

function pattern(colour, ground, place) {
  const tile = document.createElement("canvas");
  tile.width = tile.height = 8;
  const pen = tile.getContext("2d");
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 8, 8);
  pen.fillStyle = pen.strokeStyle = ground;
  pen.lineWidth = 1.4;
  STROKES[place % STROKES.length](pen);
  return pen.createPattern(tile, "repeat");
}

// ---- a table as a chart ----

Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
Chart.defaults.font.size = 13;

const token = (name, of = document.documentElement) => getComputedStyle(of).getPropertyValue(name).trim();

function read(figure) {
  const columns = [...figure.querySelectorAll("thead th")].slice(1);
  const lines = [...figure.querySelectorAll("tbody tr")];
  const own = columns.filter((head) => !("beside" in head.dataset));
  const rows = figure.dataset.kind === "stacked" && own.length === 1 ? lines.slice(0, MOST_ROWS) : lines;
  return {
    rows,
    labels: rows.map((row) => row.cells[0].textContent),
    more: lines.length - rows.length,
    series: columns
      .map((head, place) => ({ head, values: rows.map((row) => Number(row.cells[place + 1].dataset.value)) }))
      .filter(({ head }) => "drawn" in head.dataset),
  };
}

function colours({ rows, series }) {
  const ground = token("--sheet");
  const hue = token("--hue", document.querySelector("main [data-system]"));
  const inks = [hue, token("--ink-soft"), token("--accent")];
  return series.map(({ head }, place) => {
    if ("beside" in head.dataset) return token("--ink");
    if (head.dataset.attribute) return pattern(token("--attribute", head), ground, place);
    return rows.map(({ cells: [row] }, at) =>
      row.dataset.attribute
        ? pattern(token("--attribute", row), ground, series.length > 1 ? place : at)
        : pattern(inks[place % inks.length], ground, place),
    );
  });
}

function draw(figure) {
  const table = read(figure);
  const canvas = figure.querySelector("canvas");
  const ink = token("--ink-soft");
  const fills = colours(table);
  const percents = figure.dataset.kind === "shares";
  const stacked = figure.dataset.kind === "stacked";
  // Words stand beside their bars, numbers below them.
  const lying = !table.labels.every((label) => /^\d/.test(label));
  const counts = {
    stacked,
    beginAtZero: true,
    border: { display: false },
    grid: { color: token("--rule") },
    ticks: { color: ink, precision: 0, callback: (value) => (percents ? `${value} %` : value) },
  };
  const names = { stacked, grid: { display: false }, ticks: { color: ink, autoSkip: !lying } };
  Chart.getChart(canvas)?.destroy();
  return new Chart(canvas, {
    type: "bar",
    data: {
      labels: table.labels,
      datasets: table.series.map(({ head, values }, place) => ({
        label: head.textContent,
        data: values,
        backgroundColor: fills[place],
        borderColor: token("--sheet"),
        borderWidth: 1,
        maxBarThickness: 42,
        // Another version's totals are marks on top of the bars.
        ...("beside" in head.dataset && {
          type: "line",
          stack: "beside",
          order: -1,
          showLine: false,
          pointStyle: "rectRot",
          pointRadius: 6,
          pointBorderColor: token("--sheet"),
        }),
      })),
    },
    options: {
      animation: false,
      indexAxis: lying ? "y" : "x",
      maintainAspectRatio: false,
      scales: lying ? { x: counts, y: names } : { x: names, y: counts },
      plugins: {
        legend: {
          display: table.series.length > 1,
          position: "bottom",
          labels: { color: token("--ink"), boxWidth: 18, boxHeight: 14, sort: (one, other) => one.datasetIndex - other.datasetIndex },
        },
        subtitle: {
          display: table.more > 0,
          text: `The first ${MOST_ROWS}; the table has ${table.more} more`,
          color: ink,
          align: "start",
        },
        tooltip: {
          callbacks: {
            label: ({ dataset, raw }) => `${dataset.label}: ${percents ? `${raw} %` : raw}`,
          },
        },
      },
    },
  });
}

function drawAll() {
  for (const figure of document.querySelectorAll("figure.chart")) draw(figure);
}

dark.addEventListener("change", drawAll);
document.body.addEventListener("htmx:afterSwap", drawAll);
drawAll();
