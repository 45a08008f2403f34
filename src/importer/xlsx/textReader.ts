/** Collects the text of one shared or inline string. */
export type TextReader = {
  readonly begin: () => void;
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (piece: string) => void;
  readonly read: () => string;
};

/** Joins the runs of a formatted text, without the phonetic readings of Japanese texts (furigana, in `rPh`). */
export function createTextReader(): TextReader {
  let text = '';
  let inText = false;
  let inPhonetic = false;
  return {
    begin: () => {
      text = '';
      inText = false;
      inPhonetic = false;
    },
    open: (name) => {
      if (name === 't') inText = true;
      else if (name === 'rPh') inPhonetic = true;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
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
