/** @jest-environment node */
import { guessEncoding } from '@/importer/text/guessEncoding';
import { encodeAs } from './encodeAs';

const CHINESE = '编号,店铺,价格\nFG-1,青石铺,268\n';
const JAPANESE = 'コード,ショップ,価格\nFG-1,月見屋,9800\n';

describe('guessEncoding', () => {
  it.each([
    ['utf-8', CHINESE],
    ['utf-8', JAPANESE],
    ['gb18030', CHINESE],
    ['shift_jis', JAPANESE],
    ['utf-16le', CHINESE],
    ['utf-16be', JAPANESE],
    ['shift_jis', '番号,値段,状態,出品日\n12,3400,販売中,十一月\n'],
    ['gb18030', '物品,备注\n酒吞童子,岩窟王 卫宫 齐格飞\n'],
    ['shift_jis', 'コード,備考\nFG-1,ｺﾐｺﾐ 即渡し\n'],
    ['big5', '編號,價格,文案\nFG-1,268,梅林寶2 石800\n'],
    ['big5', '商品編號,售價,說明\nA1,99,「滿破」孔明，可換綁\n'],
    ['gb18030', '編號,價格,文案\nFG-1,268,梅林寶2 石800\n'],
  ] as const)('detects %s without a byte order mark: %j', (encoding, text) => {
    expect(guessEncoding(encodeAs(encoding, text))).toBe(encoding);
  });

  it('treats ASCII text as UTF-8', () => {
    expect(guessEncoding(encodeAs('utf-8', 'Code,Price\nFG-1,268\n'))).toBe('utf-8');
  });

  it('detects UTF-8 despite a few damaged bytes', () => {
    expect(guessEncoding(Uint8Array.from([...encodeAs('utf-8', CHINESE), 0xff, 0xe5]))).toBe('utf-8');
  });
});
