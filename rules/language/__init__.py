"""The language of abilities: small closed families of frozen values, each closed under composition.

`abilities` are made of `events`, `costs`, `conditions` and `effects`; these refer to cards and players by
`references`, pick cards by `filters` and count by `amounts`. Nothing here knows a game or how a node is
executed: games declare what they support as a `Dialect`, and `check` refuses the rest.
"""
