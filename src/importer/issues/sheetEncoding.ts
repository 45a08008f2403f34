/** Encodings that a file of text may come in. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'shift_jis';

/** How a file is written. A workbook is one case: its texts are UTF-8 inside. */
export type SheetEncoding = TextEncoding | 'xlsx';
