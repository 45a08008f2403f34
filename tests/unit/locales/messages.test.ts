/** @jest-environment node */
import { LOCALES } from '@/domain/localized';
import { en } from '@/locales/en';
import { FAILURE_MESSAGES } from '@/locales/failureMessages';
import { ja } from '@/locales/ja';
import { zh } from '@/locales/zh';

const ALL = { zh, ja, en } as const;

/** Returns the type of each message by its path: `string`, or `function/2` with the number of parameters. */
function shapesOf(messages: object, prefix = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]: [string, unknown]) => {
      const path = `${prefix}${key}`;
      if (typeof message === 'function') return [[path, `function/${message.length}`]];
      if (typeof message === 'object' && message !== null) return Object.entries(shapesOf(message, `${path}.`));
      return [[path, typeof message]];
    }),
  );
}

function textsOf(messages: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, message]: [string, unknown]) => {
    if (typeof message === 'string') return [[`${prefix}${key}`, message] as const];
    return typeof message === 'object' && message !== null ? textsOf(message, `${prefix}${key}.`) : [];
  });
}

/** Returns the module as a page has it that has not loaded any messages. */
async function freshModule(): Promise<typeof import('@/locales/loadMessages')> {
  jest.resetModules();
  return import('@/locales/loadMessages');
}

describe('Messages', () => {
  it.each(['ja', 'en'] as const)('have in %s the same keys and parameters as in Chinese', (locale) => {
    expect(shapesOf(ALL[locale])).toEqual(shapesOf(zh));
    expect(shapesOf(FAILURE_MESSAGES[locale])).toEqual(shapesOf(FAILURE_MESSAGES.zh));
  });

  it.each(LOCALES)('are never empty in %s', (locale) => {
    const empty = [...textsOf(ALL[locale]), ...textsOf(FAILURE_MESSAGES[locale])].filter(
      ([, text]) => text.trim() === '',
    );

    expect(empty).toEqual([]);
  });

  it('contain no Chinese in English', () => {
    const untranslated = [...textsOf(en), ...textsOf(FAILURE_MESSAGES.en)].filter(([, text]) =>
      /[\u4e00-\u9fff]{3,}/.test(text),
    );

    expect(untranslated).toEqual([]);
  });

  it.each(LOCALES)('are loaded by language, those about offers once they are needed: %s', async (locale) => {
    const { loadMessages: load, loadShopMessages } = await freshModule();

    const before = await load(locale);
    await loadShopMessages(locale);
    const after = await load(locale);

    // Compared as text, because the module has been loaded anew and has other functions.
    expect(JSON.stringify(before)).toBe(JSON.stringify({ ...ALL[locale], shop: {} }));
    expect(JSON.stringify(after)).toBe(JSON.stringify(ALL[locale]));
  });
});
