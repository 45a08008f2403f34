declare function wordListLoader(source: string): string;
export = wordListLoader;
