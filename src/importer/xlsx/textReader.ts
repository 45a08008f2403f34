/** Collects the text of one shared or inline string. */
export type TextReader = {
  readonly begin: () => void;
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (piece: string) => void;
  readonly read: () => string;
};

/** Joins the runs of a formatted text, without the phonetic readings of Japanese texts (furigana, in `rPh`). A run that is struck through is
 *  marked as ~~1280~~: together with the new price after it, it would be another price. */
export function createTextReader(): TextReader {
  let text = '';
  let inText = false;
  let inPhonetic = false;
  /** Where the run began, if it is struck through. */
  let struckFrom: number | null = null;
  const endRun = () => {
    const struck = struckFrom === null ? '' : text.slice(struckFrom);
    if (struck.trim() !== '') text = `${text.slice(0, struckFrom ?? 0)}~~${struck}~~`;
    struckFrom = null;
  };
  return {
    begin: () => {
      text = '';
      inText = false;
      inPhonetic = false;
      struckFrom = null;
    },
    open: (name) => {
      if (name === 't') inText = true;
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 'strike') struckFrom = text.length;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 'r') endRun();
    },
    text: (piece) => {
      if (inText && !inPhonetic) text += piece;
    },
    read: () => readEscapes(text),
  };
}

/** Decodes character escapes: _x000D_ is a carriage return. */
export function readEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
