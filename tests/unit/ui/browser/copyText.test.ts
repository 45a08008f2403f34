import { copyText } from '@/ui/browser/copyText';

const clipboardOf = (writeText: ((text: string) => Promise<void>) | null) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText === null ? undefined : { writeText },
  });
const refuse = async () => {
  throw new DOMException('not allowed', 'NotAllowedError');
};

afterEach(() => clipboardOf(null));

describe('copyText', () => {
  it('uses the clipboard API', async () => {
    const writeText = jest.fn(async () => undefined);
    clipboardOf(writeText);

    const isCopied = await copyText('FG-19340');

    expect(isCopied).toBe(true);
    expect(writeText.mock.calls).toEqual([['FG-19340']]);
  });

  it.each([
    ['rejects', refuse],
    ['is missing', null],
  ])('falls back to a selection and restores the focus if the clipboard API %s', async (_case, writeText) => {
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

    const isCopied = await copyText('FG-19340');

    expect(isCopied).toBe(true);
    expect(copied).toEqual(['FG-19340']);
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('returns false if neither method works', async () => {
    clipboardOf(null);
    document.execCommand = () => {
      throw new Error('not supported');
    };

    expect(await copyText('FG-19340')).toBe(false);
  });
});
