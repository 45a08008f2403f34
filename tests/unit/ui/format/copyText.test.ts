import { copyText } from '@/ui/format/copyText';

const clipboardOf = (writeText: ((text: string) => Promise<void>) | null) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText === null ? undefined : { writeText },
  });
const refuse = async () => {
  throw new DOMException('not allowed', 'NotAllowedError');
};

afterEach(() => clipboardOf(null));

describe('copying a text', () => {
  it('goes through the clipboard', async () => {
    const writeText = jest.fn(async () => undefined);
    clipboardOf(writeText);

    const done = await copyText('FG-19340');

    expect([done, writeText.mock.calls]).toEqual([true, [['FG-19340']]]);
  });

  it.each([
    ['refuses', refuse],
    ['is missing', null],
  ])('falls back to a selection where the clipboard %s, and gives the focus back', async (_how, writeText) => {
    clipboardOf(writeText);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const copied: string[] = [];
    document.execCommand = () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) {
        copied.push(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0));
      }
      return true;
    };

    const done = await copyText('FG-19340');

    expect([done, copied, document.activeElement, document.querySelector('textarea')]).toEqual([
      true,
      ['FG-19340'],
      button,
      null,
    ]);
  });

  it('says so if neither way is open', async () => {
    clipboardOf(null);
    document.execCommand = () => {
      throw new Error('not supported');
    };

    expect(await copyText('FG-19340')).toBe(false);
  });
});
