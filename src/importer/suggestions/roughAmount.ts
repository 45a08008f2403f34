const BEFORE =
  /^(?:大约|大約|大概|约有|约|約|近|将近|超过|至少|不少于|およそ|about|approx\.?|over|ca\.?|>=|[~〜≈≥>＞])\s*/;
const BEHIND = /\s*(?:以上|左右|上下|多|余|餘|程度|くらい|ぐらい|ほど|\+|plus|[↑~〜])$/;

/** A longer text is no amount, and looking for spaces before its end would take long. */
const LONGEST = 40;

/** The amount without the words that say it is not exact: 约3w, 3w+, 3万多, ~3万, 3万以上.
 *  @returns  null if there is no such word */
export function dropRoughWords(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = text.normalize('NFKC').toLowerCase().trim();
  const exact = plain.replace(BEFORE, '').replace(BEHIND, '');
  return exact === plain ? null : exact;
}
