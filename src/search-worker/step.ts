/** What one piece of work has brought. `idle`: there was nothing to do; `worked`: nothing to speak of yet; `textFuller`:
 *  texts find more than before; `fuller`: every answer has more to say. */
export type Step = 'idle' | 'worked' | 'textFuller' | 'fuller';
