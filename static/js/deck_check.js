// A deck check on a phone. What a judge ticks is kept in the browser at once and sent when the site answers.
//
// Each device sends all of its own counts with a number that grows, so a message may be lost or sent twice
// without harm, and no device changes the counts of another. What is found of a row is the sum over devices.
// Counts and notes are kept by the row's position. The page itself is kept as well, so that it opens again
// without a connection: until its judge has signed, no longer may see it or signs out, for two days at most.
"use strict";

{
  const SEND_AFTER = 300, LOOK_EVERY = 8000, RETRY_FIRST = 2000, RETRY_MOST = 30000;
  const KEPT_FOR = 48 * 60 * 60 * 1000;
  const DEVICE = "deck-check-device", PREFIX = "deck-check:", PAGES = "deck-check-page:";
  const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  // ---- what is kept in the browser: read and written as a whole, so that two tabs do not undo each other ----

  const memory = new Map();
  let stored = true;

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      stored = false;
      return memory.get(key) ?? null;
    }
  }

  function write(key, value) {
    memory.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch {
      stored = false;
    }
  }

  function forget(key) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      stored = false;
    }
  }

  function device() {
    let id = read(DEVICE);
    if (!id) {
      const random = crypto.getRandomValues(new Uint8Array(14));
      id = Array.from(random, (one) => LETTERS[one % LETTERS.length]).join("");
      write(DEVICE, id);
    }
    return id;
  }

  function load(key, url) {
    const empty = { url, seq: 0, sent: 0, counts: {}, notes: {}, words: "", signature: null };
    try {
      return { ...empty, ...JSON.parse(stored ? read(key) || "{}" : memory.get(key) || "{}") };
    } catch {
      return empty;
    }
  }

  const isPending = (record) => record.seq > record.sent;

  // ---- sending ----

  function token() {
    const cookie = document.cookie.match(/(?:^|; )(?:__Host-|__Secure-)?csrftoken=([^;]+)/)?.[1];
    return cookie || document.querySelector('input[name="csrfmiddlewaretoken"]')?.value || "";
  }

  // Returns the state of the check as the site has it; throws an Error with `status`, 0 if there was no answer.
  async function exchange(record, send) {
    let response;
    const part = {
      device: device(),
      seq: record.seq,
      counts: record.counts,
      notes: record.notes,
      words: record.words,
      ...(record.signature && { signature: record.signature }),
    };
    const body = send ? JSON.stringify(part) : undefined;
    const headers = { Accept: "application/json" };
    if (send) Object.assign(headers, { "Content-Type": "application/json", "X-CSRFToken": token() });
    try {
      response = await fetch(record.url, {
        method: send ? "POST" : "GET", headers, body, cache: "no-store", redirect: "error", signal: AbortSignal.timeout(15000),
      });
    } catch {
      throw Object.assign(new Error("no answer"), { status: 0 });
    }
    let said = null;
    try {
      said = await response.json();
    } catch {
      // An error page of a proxy is no answer of the site.
      throw Object.assign(new Error("no answer"), { status: response.ok ? 0 : response.status });
    }
    if (!response.ok) throw Object.assign(new Error(said.detail || response.statusText), { status: response.status });
    return said;
  }

  function sent(key, url, seq) {
    const record = load(key, url);
    record.sent = Math.max(record.sent, seq);
    if (record.signature && !isPending(record)) forget(key);
    else write(key, JSON.stringify(record));
    return record;
  }

  // ---- the page as it opens without a connection: offline.js reads what is kept here ----

  const keepsPages = "caches" in window && "serviceWorker" in navigator;

  async function keepPage(script, judge) {
    if (!keepsPages) return;
    try {
      await navigator.serviceWorker.register(script);
      const parts = performance.getEntriesByType("resource").map((one) => one.name);
      const files = parts.filter((one) => new URL(one).origin === location.origin && /\.(css|js|svg|woff2)$/.test(new URL(one).pathname));
      const cache = await caches.open(PAGES + judge);
      await cache.addAll(new Set(files));
      const response = await fetch(location.pathname);
      if (response.ok && !response.redirected) await cache.put(location.pathname, response);
    } catch {
      // Offline now, or the browser keeps nothing: the page works as long as it stays open.
    }
  }

  async function dropPage(judge) {
    if (keepsPages) await (await caches.open(PAGES + judge)).delete(location.pathname);
  }

  // What other judges left here, and what is old.
  async function dropOldPages(judge) {
    if (!keepsPages) return;
    for (const name of await caches.keys()) {
      if (!name.startsWith(PAGES)) continue;
      if (name !== PAGES + judge) {
        await caches.delete(name);
        continue;
      }
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (!(Date.now() - Date.parse(kept?.headers.get("date")) < KEPT_FOR)) await cache.delete(request);
      }
    }
  }

  // ---- what earlier checks left unsent is sent from any page of checks ----

  async function sendEarlier(judge, except) {
    const mine = `${PREFIX}${judge}:`;
    let left = 0;
    let keys = [];
    try {
      keys = Object.keys(localStorage).filter((key) => key.startsWith(mine) && key !== except);
    } catch {
      return 0;
    }
    for (const key of keys) {
      const record = load(key, "");
      if (!isPending(record) || !record.url) {
        if (!isPending(record)) forget(key);
        continue;
      }
      try {
        await exchange(record, true);
        sent(key, record.url, record.seq);
      } catch (error) {
        // A check that no longer exists takes no more ticks.
        if (error.status === 404) forget(key);
        else left += 1;
      }
    }
    return left;
  }

  const unsent = document.getElementById("unsent");
  if (unsent) {
    const tryAgain = async () => {
      unsent.hidden = !(await sendEarlier(unsent.dataset.judge, ""));
      if (!unsent.hidden) setTimeout(tryAgain, RETRY_MOST);
    };
    addEventListener("online", tryAgain);
    tryAgain();
    dropOldPages(unsent.dataset.judge);
  }

  // ---- the page of a check ----

  const page = document.getElementById("check");
  if (page) open(page);

  function open(page) {
    const { url, judge } = page.dataset;
    const most = Number(page.dataset.most);
    const key = `${PREFIX}${judge}:${url}`;
    const rows = [...page.querySelectorAll(".tick-row")];
    const at = (id) => document.getElementById(id);
    let state = JSON.parse(at("check-state").textContent);
    let trouble = "", waiting = RETRY_FIRST, timer = 0, busy = false, refused = -1;

    const mine = () => load(key, url);
    const ours = (part) => part.device === device() && part.judge === judge;

    function change(how) {
      const record = mine();
      how(record);
      record.seq += 1;
      write(key, JSON.stringify(record));
      show();
      plan(SEND_AFTER);
    }

    // A device whose browser forgot its counts goes on from those that the site has of it.
    function adopt() {
      const held = state.parts.find(ours);
      const record = mine();
      if (!held || held.seq <= record.seq) return;
      Object.assign(record, { seq: held.seq, sent: held.seq, counts: held.counts, notes: held.notes, words: held.words });
      write(key, JSON.stringify(record));
    }

    function others(row) {
      return state.parts.reduce((sum, part) => sum + (ours(part) ? 0 : part.counts[row] || 0), 0);
    }

    const signedByMe = () => mine().signature || state.signatures.find((one) => one.judge === judge);

    function setFound(row, wanted) {
      if (signedByMe()) return;
      const number = row.dataset.row, before = others(number);
      const found = Math.max(0, Math.min(wanted, most));
      change((record) => {
        record.counts[number] = Math.max(-most, Math.min(found - before, most));
      });
    }

    const foundIn = (row, record) => others(row.dataset.row) + (record.counts[row.dataset.row] || 0);
    const tick = (row, by) => setFound(row, foundIn(row, mine()) + by);

    // ---- showing ----

    function show() {
      const record = mine(), done = Boolean(signedByMe());
      let found = 0, missing = 0, extra = 0;
      const differences = [];
      for (const row of rows) {
        const number = row.dataset.row, quantity = Number(row.dataset.quantity), count = foundIn(row, record);
        const gap = count - quantity;
        found += Math.max(0, Math.min(count, quantity));
        missing += Math.max(0, -gap);
        extra += Math.max(0, gap);
        row.dataset.state = gap > 0 ? "over" : gap === 0 ? "full" : count > 0 ? "some" : "none";
        row.querySelector("[data-found]").textContent = count;
        const byWhom = new Map();
        for (const part of state.parts) {
          if (!ours(part) && part.counts[number]) byWhom.set(part.judge, (byWhom.get(part.judge) || 0) + part.counts[number]);
        }
        const says = gap > 0 ? [`${gap} too many`] : [];
        if (byWhom.size) says.push([...byWhom].map(([who, many]) => `${who}: ${many}`).join(", "));
        row.querySelector("[data-says]").textContent = says.join(" · ");
        const words = row.querySelector(".tick-words input");
        if (document.activeElement !== words) words.value = record.notes[number] || "";
        const noted = Boolean(record.notes[number]);
        if (noted) row.querySelector(".tick-words").hidden = false;
        row.querySelector(".tick-note").setAttribute("aria-expanded", String(!row.querySelector(".tick-words").hidden));
        for (const control of row.querySelectorAll("button, input")) control.disabled = done;
        const notes = state.parts.filter((part) => !ours(part) && part.notes[number]).map((part) => `${part.judge}: ${part.notes[number]}`);
        fill(row.querySelector("[data-others-notes]"), notes);
        const name = row.querySelector(".tick-name").textContent;
        const all = [record.notes[number], ...notes].filter(Boolean).join("; ");
        if (gap || all) {
          const gapSaid = gap ? `${Math.abs(gap)} ${gap > 0 ? "too many" : "missing"}` : "";
          differences.push(`${name}: ${[gapSaid, all].filter(Boolean).join(" – ")}`);
        }
      }
      at("check-found").textContent = found;
      const gaps = [missing && `${missing} to find`, extra && `${extra} too many`].filter(Boolean);
      at("check-differ").textContent = ` · ${gaps.join(" · ") || "all found"}`;
      fill(at("check-differences"), differences.length ? differences : ["Every card of the list was found."]);
      const words = at("check-words");
      if (document.activeElement !== words) words.value = record.words;
      fill(at("check-others-words"), state.parts.filter((part) => !ours(part) && part.words).map((part) => `${part.judge}: ${part.words}`));
      at("check-sign").hidden = done;
      const signed = state.signatures.map((one) => `Signed by ${one.judge}, ${clock(one.signed)}: ${one.penalty_name}`);
      if (record.signature && !state.signatures.some((one) => one.judge === judge)) {
        const name = at("check-penalty").querySelector(`option[value="${record.signature.penalty}"]`).textContent;
        signed.push(`Signed by you, ${clock(record.signature.signed)}: ${name}. Not sent yet.`);
      }
      fill(at("check-signed"), signed);
      say(record);
    }

    function say(record) {
      const said = at("check-saved");
      const pending = isPending(record);
      let words = "Saved";
      if (pending && !stored) words = "Not saved: this browser doesn’t allow storage, so stay on this page";
      else if (pending && (trouble === "refused" || trouble === "out")) words = "Not sent: kept on this phone";
      else if (pending && (!navigator.onLine || trouble === "away")) words = "Offline: kept on this phone";
      else if (pending) words = "Saving…";
      else if (!navigator.onLine || trouble === "away") words = "Offline, everything saved";
      if (said.textContent !== words) said.textContent = words;
      page.dataset.saved = pending ? "no" : "yes";
    }

    function alertOf(words) {
      const held = at("check-trouble");
      if (held.textContent === words) return;
      held.replaceChildren();
      if (!words) return;
      const notice = document.createElement("div"), line = document.createElement("p");
      notice.className = "notice";
      notice.dataset.outcome = "illegal";
      line.textContent = words;
      notice.append(line);
      held.append(notice);
    }

    function fill(list, lines) {
      const kind = list.tagName === "UL" ? "li" : "p";
      list.replaceChildren(...lines.map((line) => {
        const one = document.createElement(kind);
        one.textContent = line;
        return one;
      }));
    }

    const clock = (when) => new Date(when).toLocaleString([], { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

    // ---- sending, and looking what others ticked ----

    function plan(after) {
      clearTimeout(timer);
      timer = setTimeout(exchangeNow, after);
    }

    async function exchangeNow() {
      if (busy) return plan(SEND_AFTER);
      const record = mine();
      const send = isPending(record) && refused !== record.seq;
      if (!send && document.hidden) return plan(LOOK_EVERY);
      busy = true;
      try {
        state = await exchange(record, send);
        if (send) sent(key, url, record.seq);
        adopt();
        waiting = RETRY_FIRST;
        if (state.signatures.some((one) => one.judge === judge)) dropPage(judge);
        if (send || !isPending(record)) {
          trouble = "";
          alertOf("");
        }
      } catch (error) {
        trouble = "away";
        const { status } = error;
        if (status === 401 || status === 403 || status === 404) {
          trouble = "out";
          dropPage(judge);
          alertOf("You are signed out, or no longer a judge of this event. What you ticked is kept on this phone: sign in again and open this page.");
        } else if (status === 400 || status === 413 || status === 422) {
          trouble = "refused";
          refused = record.seq;
          alertOf(`The site did not take this: ${error.message} Change it, and it will be sent again.`);
        }
        waiting = Math.min(waiting * 2, RETRY_MOST);
      } finally {
        busy = false;
      }
      show();
      const now = mine();
      plan(trouble ? waiting : isPending(now) ? SEND_AFTER : LOOK_EVERY);
    }

    // ---- ticking ----

    page.addEventListener("click", (event) => {
      const row = event.target.closest(".tick-row");
      if (!row) return;
      if (event.target.closest(".tick-more")) tick(row, 1);
      else if (event.target.closest(".tick-less")) tick(row, -1);
      else if (event.target.closest(".tick-all")) setFound(row, Number(row.dataset.quantity));
      else if (event.target.closest(".tick-note")) note(row);
    });

    function note(row) {
      const words = row.querySelector(".tick-words"), input = words.querySelector("input");
      if (signedByMe()) return;
      words.hidden = !words.hidden && !input.value;
      row.querySelector(".tick-note").setAttribute("aria-expanded", String(!words.hidden));
      if (!words.hidden) input.focus();
    }

    page.addEventListener("input", (event) => {
      const row = event.target.closest(".tick-row");
      if (row) change((record) => {
        if (event.target.value) record.notes[row.dataset.row] = event.target.value;
        else delete record.notes[row.dataset.row];
      });
      else if (event.target.id === "check-words") change((record) => {
        record.words = event.target.value;
      });
    });

    page.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target.closest(".tick-words")) {
        event.target.closest(".tick-row").querySelector(".tick-more").focus();
        event.preventDefault();
      }
    });

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest("input, textarea, select, [contenteditable], dialog")) return;
      const row = document.activeElement?.closest(".tick-row");
      const place = rows.indexOf(row);
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        const next = place < 0 ? rows.findIndex((one) => one.dataset.state !== "full") : place + (event.key === "ArrowDown" ? 1 : -1);
        rows[Math.max(0, Math.min(next, rows.length - 1))]?.querySelector(".tick-more").focus();
      } else if (!row) return;
      else if (event.key === "+") tick(row, 1);
      else if (event.key === "-" || event.key === "−") tick(row, -1);
      else if (event.key === "a") setFound(row, Number(row.dataset.quantity));
      else if (event.key === "n") note(row);
      else if (/^\d$/.test(event.key)) setFound(row, Number(event.key));
      else return;
      event.preventDefault();
    });

    at("check-sign").addEventListener("submit", (event) => {
      event.preventDefault();
      if (signedByMe()) return;
      change((record) => {
        record.signature = { penalty: at("check-penalty").value, signed: new Date().toISOString() };
      });
      at("check-signed").setAttribute("tabindex", "-1");
      at("check-signed").focus();
    });

    // Another tab of this browser ticked in the same check, or the connection came back.
    addEventListener("storage", (event) => event.key === key && show());
    addEventListener("online", () => plan(0));
    addEventListener("offline", () => show());
    document.addEventListener("visibilitychange", () => document.hidden || plan(0));

    adopt();
    show();
    sendEarlier(judge, key);
    dropOldPages(judge).then(() => signedByMe() ? dropPage(judge) : keepPage(page.dataset.offline, judge));
    plan(isPending(mine()) ? 0 : LOOK_EVERY);
  }
}
