/** @jest-environment node */
import { LOCALES, type Locale } from '@/domain/localized';
import { en } from '@/locales/en';
import { FAILURE_MESSAGES } from '@/locales/failureMessages';
import { ja } from '@/locales/ja';
import { loadMessages } from '@/locales/loadMessages';
import { zh } from '@/locales/zh';

const ALL = { zh, ja, en } as const;

/** Every message by its path: `text`, or `function/2` with the number of values it takes. */
function shapesOf(messages: object, at = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]: [string, unknown]) => {
      const path = `${at}${key}`;
      if (typeof message === 'function') return [[path, `function/${message.length}`]];
      if (typeof message === 'object' && message !== null) return Object.entries(shapesOf(message, `${path}.`));
      return [[path, typeof message]];
    }),
  );
}

function textsOf(messages: object, at = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, message]: [string, unknown]) => {
    if (typeof message === 'string') return [[`${at}${key}`, message] as const];
    return typeof message === 'object' && message !== null ? textsOf(message, `${at}${key}.`) : [];
  });
}

describe('the messages', () => {
  it.each(['ja', 'en'] as const)('have in %s exactly the keys and arities of Chinese', (locale) => {
    expect(shapesOf(ALL[locale])).toEqual(shapesOf(zh));
    expect(shapesOf(FAILURE_MESSAGES[locale])).toEqual(shapesOf(FAILURE_MESSAGES.zh));
  });

  it.each(LOCALES)('have no empty sentence in %s', (locale) => {
    const empty = [...textsOf(ALL[locale]), ...textsOf(FAILURE_MESSAGES[locale])].filter(
      ([, text]) => text.trim() === '',
    );

    expect(empty).toEqual([]);
  });

  it('leave no Chinese sentence behind in English', () => {
    const left = [...textsOf(en), ...textsOf(FAILURE_MESSAGES.en)].filter(([, text]) =>
      /[\u4e00-\u9fff]{3,}/.test(text),
    );

    expect(left).toEqual([]);
  });

  it.each(LOCALES.map((locale) => [locale, ALL[locale]] as const))(
    'are loaded by language: %s',
    async (locale, all) => {
      await expect(loadMessages(locale satisfies Locale)).resolves.toBe(all);
    },
  );
});
