/** The parts of the library in use; it has no types. */
declare module 'itemsjs' {
  const itemsjs: <T extends object>(
    data: readonly T[],
    configuration: {
      readonly aggregations: Readonly<Record<string, { readonly conjunction: boolean; readonly size: number }>>;
      readonly sortings: Readonly<
        Record<string, { readonly field: readonly string[]; readonly order: readonly ('asc' | 'desc')[] }>
      >;
      readonly searchableFields: readonly string[];
    },
  ) => {
    readonly search: (input: {
      readonly per_page: number;
      readonly sort?: string;
      readonly filters: Readonly<Record<string, readonly string[]>>;
      readonly filter?: (one: T) => boolean;
    }) => {
      readonly pagination: { readonly total: number };
      readonly data: {
        readonly items: readonly T[];
        readonly aggregations: Readonly<
          Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
        >;
      };
    };
  };
  export = itemsjs;
}
