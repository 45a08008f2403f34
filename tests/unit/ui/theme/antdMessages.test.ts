import en from 'antd/locale/en_US';
import ja from 'antd/locale/ja_JP';
import zh from 'antd/locale/zh_CN';
import { ANTD_MESSAGES } from '@/ui/theme/antdMessages';

describe('what antd says by itself', () => {
  it.each([
    ['zh', zh],
    ['ja', ja],
    ['en', en],
  ] as const)('is in %s as antd has it', (locale, pack) => {
    expect(pack).toMatchObject(ANTD_MESSAGES[locale]);
  });
});
