const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML or XML content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Returns a void HTML element with escaped attribute values. */
export function voidTag(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeMarkup(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** Returns a data block (JSON-LD), which browsers do not execute. `<` is escaped, so that no text can end the element. */
export function jsonLdTag(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
