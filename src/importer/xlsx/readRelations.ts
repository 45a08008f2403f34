import type { Budget } from './limits';
import { readXml } from './readXml';
import type { ZipFiles } from './readZip';

/** A reference to another part; `type` is the last segment of its type URI: worksheet, styles, sharedStrings … */
export type Relation = { readonly id: string; readonly type: string; readonly part: string };

/** Reads the relations of a part.
 *  @param part  name of the part, '' for the archive itself */
export function readRelations(files: ZipFiles, part: string, budget: Budget): readonly Relation[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const entry = files.get(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (entry === undefined) return relations;
  readXml(entry, budget, {
    open: (name, attributeOf) => {
      if (name !== 'Relationship' || attributeOf('TargetMode') === 'External') return;
      budget.spendBlank();
      const type = attributeOf('Type') ?? '';
      relations.push({
        id: attributeOf('Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        part: resolve(folder, attributeOf('Target') ?? ''),
      });
    },
  });
  return relations;
}

/** Resolves a part name relative to a folder. */
function resolve(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `${folder}${target}`;
  const steps: string[] = [];
  for (const step of path.toLowerCase().split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
