/** The parts of saxen in use; the package has no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', run: (name: string, attributes: () => Readonly<Record<string, string>>) => void): this;
    on(event: 'closeTag', run: (name: string) => void): this;
    on(event: 'text' | 'cdata' | 'attention', run: (text: string) => void): this;
    on(event: 'error', run: (error: Error) => void): this;
    write(xml: string): this;
    end(): unknown;
  }
}
