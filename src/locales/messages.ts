import type { zh } from './zh';
import type { siteZh } from './zh/site';

/** All messages of the interface. Chinese is the source language; the others have the same keys and parameters. A message with
 *  parameters is a function. */
export type Messages = typeof zh;

/** The messages of all pages without offers. */
export type SiteMessages = typeof siteZh;
