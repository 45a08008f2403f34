import { type Budget, MAX_CELLS, tooLarge } from './limits';
import { readXml } from './readXml';
import type { ZipEntry } from './readZip';
import { createTextReader } from './textReader';

/** Reads the strings that cells refer to by index. */
export function readSharedStrings(part: ZipEntry, budget: Budget): readonly string[] {
  const strings: string[] = [];
  const reader = createTextReader();
  readXml(part, budget, {
    open: (name, attributeOf) => {
      if (name === 'si') reader.begin();
      else reader.open(name, attributeOf);
    },
    close: (name) => {
      reader.close(name);
      if (name !== 'si') return;
      if (strings.push(reader.read()) > MAX_CELLS) throw tooLarge('cells', MAX_CELLS, part.name);
    },
    text: reader.text,
  });
  return strings;
}
