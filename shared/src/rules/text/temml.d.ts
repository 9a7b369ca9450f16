/** What is used of it: the package says where its types are, but behind a line that hides them from the compiler. */
declare module 'temml' {
  const temml: {
    /** @throws Error where the LaTeX cannot be read */
    renderToString(
      latex: string,
      options: {
        displayMode: boolean;
        throwOnError: boolean;
        trust: boolean;
        strict: boolean;
        maxExpand: number;
      },
    ): string;
  };
  export default temml;
}
