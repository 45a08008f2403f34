import type { zh } from './zh';

/** All messages of the interface: zh is the source, the other languages have the same keys and parameters. A message with values
 *  is a function. */
export type Messages = typeof zh;
