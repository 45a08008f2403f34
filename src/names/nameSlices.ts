const MARK = '~';
const REFERENCE = /~[0-9a-z]{3}/g;
/** Shorter parts are no longer than a reference to them. */
const SHORTEST = 3;
/** Numbers of a reference are digits to base 36. */
const LARGEST = 35;

/** Replaces what a spelling has in common with one of an item's names by a reference to it: 剑阿尔托莉雅 becomes `剑~006`, which says name 0, from
 *  character 0, 6 characters. A built roster is loaded with the names, so that it need not repeat them.
 *  @param spelling  must not contain `~` */
export function cutSlice(spelling: string, names: readonly string[]): string {
  let [longest, reference] = ['', ''];
  for (const [index, name] of names.slice(0, LARGEST + 1).entries())
    for (let start = 0; start < name.length && start <= LARGEST; start++) {
      const shared = sharedFrom(name.slice(start, start + LARGEST), spelling);
      if (shared.length <= longest.length) continue;
      longest = shared;
      reference = MARK + [index, start, shared.length].map((number) => number.toString(36)).join('');
    }
  return longest.length < SHORTEST ? spelling : spelling.replace(longest, () => reference);
}

/** Returns the longest beginning of a text that a spelling contains. */
function sharedFrom(text: string, spelling: string): string {
  let length = text.length;
  while (!spelling.includes(text.slice(0, length))) length--;
  return text.slice(0, length);
}

/** Replaces references made by `cutSlice` by the parts of names that they refer to. */
export function joinSlice(text: string, names: readonly string[]): string {
  return text.replace(REFERENCE, (reference) => {
    const [index = 0, start = 0, length = 0] = [...reference.slice(1)].map((digit) => Number.parseInt(digit, 36));
    return names[index]?.slice(start, start + length) ?? '';
  });
}
