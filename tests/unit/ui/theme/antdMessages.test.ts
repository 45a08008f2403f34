/** @jest-environment node */
import en from 'antd/locale/en_US';
import ja from 'antd/locale/ja_JP';
import zh from 'antd/locale/zh_CN';
import { ANTD_MESSAGES } from '@/ui/theme/antdMessages';

describe('ANTD_MESSAGES', () => {
  it.each([
    ['zh', zh],
    ['ja', ja],
    ['en', en],
  ] as const)('contain the texts of antd in %s', (locale, pack) => {
    expect(pack).toMatchObject(ANTD_MESSAGES[locale]);
  });
});
