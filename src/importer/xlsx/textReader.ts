import { isOn } from './readStyles';
import type { AttributeOf } from './readXml';

/** Collects the text of one shared or inline string. */
export type TextReader = {
  readonly begin: () => void;
  readonly open: (name: string, attributeOf: AttributeOf) => void;
  readonly close: (name: string) => void;
  readonly text: (piece: string) => void;
  readonly read: () => string;
};

/** A part of a text in one format. */
type Run = { text: string; isStruck: boolean };

/** Joins the runs of a formatted text, without the phonetic readings of Japanese texts (furigana, in `rPh`). Struck runs are
 *  marked as ~~1280~~: an old price would otherwise run into the new one after it. */
export function createTextReader(): TextReader {
  let runs: Run[] = [{ text: '', isStruck: false }];
  let inText = false;
  let inPhonetic = false;
  const current = () => runs[runs.length - 1] as Run;
  return {
    begin: () => {
      runs = [{ text: '', isStruck: false }];
      inText = false;
      inPhonetic = false;
    },
    open: (name, attributeOf) => {
      if (name === 't') inText = true;
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 'r') runs.push({ text: '', isStruck: false });
      else if (name === 'strike') current().isStruck = isOn(attributeOf('val'));
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
    },
    text: (piece) => {
      if (inText && !inPhonetic) current().text += piece;
    },
    read: () => readEscapes(joinRuns(runs)),
  };
}

function joinRuns(runs: readonly Run[]): string {
  const isMixed = runs.some(({ text, isStruck }) => !isStruck && text.trim() !== '');
  if (isMixed) return runs.map(({ text, isStruck }) => (isStruck ? markStruck(text) : text)).join('');
  const text = runs.map((run) => run.text).join('');
  return runs.some(({ isStruck }) => isStruck) ? markStruck(text) : text;
}

function markStruck(text: string): string {
  return text.trim() === '' ? text : `~~${text}~~`;
}

/** Decodes character escapes: _x000D_ is a carriage return. */
export function readEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
