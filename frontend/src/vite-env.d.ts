/// <reference types="vite/client" />

declare module 'virtual:contract-routes' {
  /**
   * The contract as the browser sees it: typed in full for `call`, but at run time every endpoint holds its `method`
   * and `path` only (see `contract-routes.ts`).
   */
  export const routes: import('@quizhall/shared/contract').Contract;
}

declare module 'virtual:help' {
  /** Every question of the Help Center, by topic (see `build/content/help-plugin.ts`). */
  export const groups: readonly {
    path: string;
    title: string;
    description: string;
    questions: readonly { id: string; question: string }[];
  }[];
}

declare module 'virtual:help/answers' {
  export const answers: readonly { question: string; text: string; keywords: string; to: string }[];
}

declare module 'virtual:api-docs' {
  /** Every call of the API (see `build/api/api-docs-plugin.ts`). */
  export const areas: readonly unknown[];
}
