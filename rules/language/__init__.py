"""The language in which cards speak: small closed families of frozen values, each closed under composition.

`abilities` are made of `events`, `costs`, `conditions` and `effects`; these speak of cards and players by
`references`, pick cards by `filters` and count by `amounts`. Nothing here knows a game or how a node is
carried out: games declare what they carry out as a `Dialect`, and `check` refuses the rest.
"""
