import type { zh } from './zh';

/** Every message of the interface; zh is the source, the other languages have exactly its keys and arities.
 *  A message is a plain string, or a function where the sentence needs a value. */
export type Messages = typeof zh;
