declare function rosterLoader(source: string): string;
export = rosterLoader;
