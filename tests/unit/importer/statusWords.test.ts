/** @jest-environment node */
import { parseStatus } from '@/importer/cells/parseStatus';
import { STATUS_FLAGS } from '@/importer/fields/statusFlags';
import { STATUS_WORDS } from '@/importer/listing/findStatus';

const pairs = (entries: readonly (readonly [string, readonly string[]])[]) =>
  entries.flatMap(([status, words]) => words.map((word) => [word, status] as const));

describe('a word for a status', () => {
  it.each(pairs(Object.entries(STATUS_WORDS)))(
    '%s in a listing means the same as in a status cell: %s',
    (word, status) => {
      expect(parseStatus(word)).toMatchObject({ ok: true, value: status });
    },
  );

  it.each(pairs(STATUS_FLAGS))('%s as a heading means the same as in a status cell: %s', (heading, status) => {
    const word = heading.replace(/^是否|^is |\?$/g, '');

    expect(parseStatus(word)).toMatchObject({ ok: true, value: status });
  });
});
