import { addDoc } from '@/engine/bitset/bits';
import type { DocSet } from '@/engine/bitset/docSet';

/** Document lists of several sets: set i has members[starts[i] … starts[i + 1]), ascending. */
export type MemberLists = { readonly starts: Int32Array; readonly members: Uint16Array };

/** Stores the sets as bitsets where at least one document in `density` is a member, as lists otherwise. A bitset takes
 *  less memory than a list if more than one document in 16 is a member. */
export function buildDocSets({ starts, members }: MemberLists, docCount: number, density: number): readonly DocSet[] {
  return Array.from({ length: starts.length - 1 }, (_, i): DocSet => {
    const list = members.subarray(starts[i], starts[i + 1]);
    const size = list.length;
    if (size * density <= docCount) return { kind: 'list', docs: list.slice(), size };
    const bits = new Int32Array(Math.ceil(docCount / 32));
    for (let j = 0; j < size; j++) addDoc(bits, list[j]!);
    return { kind: 'bits', bits, size };
  });
}
