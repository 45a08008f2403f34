/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { brokenWorkbook, Refusal } from '@/importer/issues/refusal';
import { type Budget, MAX_BYTES, MAX_DEPTH, MAX_TOKEN_LENGTH, tooLarge } from './limits';
import type { ZipEntry } from './readZip';
import { unpack } from './unpack';

/** Returns an attribute of the opened element, if any; `*:id` is an `id` with any prefix. */
export type AttributeOf = (name: string) => string | undefined;

/** Callbacks in document order. Names have no prefix; `text` is called once or more per text. */
export type XmlHandlers = {
  readonly open: (name: string, attributeOf: AttributeOf) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** Parses a part of a workbook while it is unpacked, without holding it in memory. Only the predefined entities are decoded, and
 *  a part that declares entities is refused.
 *  @throws  Refusal `broken-workbook` | `too-large`, and whatever the handlers throw */
export function readXml(part: ZipEntry, budget: Budget, handlers: XmlHandlers): void {
  const decoder = new TextDecoder('utf-8');
  let noop = 0;
  const parser = openParser(part.name, handlers, () => {
    noop = 0;
  });
  let rest = '';
  const write = (text: string) => {
    const whole = rest + text;
    // saxen mistakes a `>` in an attribute for the end of the tag at the end of a chunk; a `<` cannot occur there.
    const end = whole.lastIndexOf('<');
    rest = end < 0 ? whole : whole.slice(end);
    noop += text.length;
    if (end > 0) parser.write(whole.slice(0, end));
    if (noop > MAX_TOKEN_LENGTH) throw tooLarge('bytes', MAX_BYTES, part.name);
  };
  unpack(part, budget, (chunk) => {
    for (let offset = 0; offset < chunk.length; offset += STEP)
      write(decoder.decode(chunk.subarray(offset, offset + STEP), { stream: true }));
  });
  parser.write(rest + decoder.decode());
  parser.end();
}

/** Bytes decoded at a time, whatever the size of the chunks. */
const STEP = 1 << 16;

function openParser(part: string, { open, close, text }: XmlHandlers, handlers: () => void): Parser {
  const localNames = new Map<string, string>();
  const local = (name: string) => {
    const known = localNames.get(name);
    if (known !== undefined) return known;
    const localName = localOf(name);
    if (localNames.size < MAX_DEPTH) localNames.set(name, localName);
    return localName;
  };
  let depth = 0;
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    handlers();
    depth += 1;
    if (depth > MAX_DEPTH) throw brokenWorkbook(part);
    open(local(name), (name) => findAttribute(attributes(), name));
  });
  parser.on('closeTag', (name) => {
    handlers();
    depth -= 1;
    close?.(local(name));
  });
  if (text !== undefined) {
    parser.on('text', (chunk) => {
      handlers();
      text(decodeEntities(chunk));
    });
    parser.on('cdata', (chunk) => {
      handlers();
      text(chunk);
    });
  }
  parser.on('attention', () => {
    throw brokenWorkbook(part);
  });
  parser.on('error', (error) => {
    throw error instanceof Refusal ? error : brokenWorkbook(part);
  });
  return parser;
}

function findAttribute(attributes: Readonly<Record<string, string>>, wantedName: string): string | undefined {
  const name = wantedName.startsWith(ANY_PREFIX)
    ? findPrefixed(attributes, wantedName.slice(ANY_PREFIX.length))
    : wantedName;
  const value = name === undefined ? undefined : attributes[name];
  return value === undefined ? undefined : decodeEntities(value);
}

const ANY_PREFIX = '*:';

function findPrefixed(attributes: Readonly<Record<string, string>>, local: string): string | undefined {
  return Object.keys(attributes).find((name) => name.includes(':') && localOf(name) === local);
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** saxen's own decoder truncates code points above FFFF, such as emoji. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
