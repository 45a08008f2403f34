/** Encodings of text files. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'shift_jis';

/** Encoding of a file. Workbooks contain UTF-8. */
export type SheetEncoding = TextEncoding | 'xlsx';
