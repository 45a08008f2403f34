import { readFileSync, writeFileSync } from 'node:fs';
import { IMPORT_TABLE } from './importTable';
import { replaceImportTable } from './importTableText';
import { formatLintRules } from './lintRules';

writeFileSync('scripts/imports/lintRules.json', formatLintRules(IMPORT_TABLE));
writeFileSync('ARCHITECTURE.md', replaceImportTable(readFileSync('ARCHITECTURE.md', 'utf8'), IMPORT_TABLE));
