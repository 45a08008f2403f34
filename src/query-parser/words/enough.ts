/** A word at the end of a clause that says enough: A一张就够，B、C有一个就行. */
export const ENOUGH = /^(?:就[行好够可]了?|即可)$/;
