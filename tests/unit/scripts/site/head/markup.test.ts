import { escapeMarkup, jsonLdTag, voidTag } from '../../../../../scripts/site/head/markup';

const HOSTILE = `</title><script>alert("1")</script>&'`;

function parse(markup: string): Document {
  return new DOMParser().parseFromString(markup, 'text/html');
}

describe('escapeMarkup', () => {
  it('keeps a text from ending its element', () => {
    const { title, scripts } = parse(`<title>${escapeMarkup(HOSTILE)}</title>`);

    expect(title).toBe(HOSTILE);
    expect(scripts).toHaveLength(0);
  });
});

describe('voidTag', () => {
  it('keeps a value from ending its attribute', () => {
    const meta = parse(voidTag('meta', { name: 'description', content: HOSTILE })).querySelector('meta');

    expect(meta?.getAttributeNames()).toEqual(['name', 'content']);
    expect(meta?.getAttribute('content')).toBe(HOSTILE);
  });
});

describe('jsonLdTag', () => {
  it('keeps a text from ending the script element', () => {
    const { scripts } = parse(jsonLdTag({ name: HOSTILE }));

    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({ name: HOSTILE });
  });
});
