import type { OfferStatus } from '@/domain/offer';
import { parseStatus } from '@/importer/cells/parseStatus';

/** Words around the status in a heading: 以下账号均已售, 已售区, Sold accounts:, 売り切れ一覧. */
const BEFORE =
  /^(?:以下|下方|下面|下列|此后)?(?:的)?(?:账号|帐号|賬號|帳號|商品|号)?(?:全部|全都|均为|均|都|全|为|是)?/u;
const AFTER =
  /(?:的)?(?:账号|帐号|賬號|帳號|商品|号|アカウント|垢)?(?:区域|区|區|专区|部分|列表|一览|一覧|リスト|分|的|表)?$/u;
const LATIN_BEFORE = /^(?:all|the|below|following|items|offers|accounts|are|already|\s)+(?=\b)/;
const LATIN_AFTER = /(?:\s+(?:items?|offers?|accounts?|below|list|section))+$/;
/** A longer text is a remark, such as 已售商品不退不换. */
const MAX_LENGTH = 24;

/** Returns the status that a heading gives to the rows below it, or the name of a sheet to its rows.
 *  @returns  null if the text consists of more than a status */
export function readStatusHeading(text: string): OfferStatus | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (plain === '' || plain.length > MAX_LENGTH) return null;
  const candidates = [plain, plain.replace(LATIN_BEFORE, '').replace(LATIN_AFTER, '')];
  for (const before of [plain, plain.replace(BEFORE, '')]) candidates.push(before, before.replace(AFTER, ''));
  for (const candidate of candidates) {
    const status = parseStatus(candidate);
    if (status.ok) return status.value;
  }
  return null;
}
