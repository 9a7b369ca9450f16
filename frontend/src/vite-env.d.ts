/// <reference types="vite/client" />

declare module 'virtual:contract-routes' {
  /**
   * The contract as the browser sees it: typed in full for `call`, but at run time every endpoint holds its `method`
   * and `path` only (see `contract-routes.ts`).
   */
  export const routes: import('@quizhall/shared/contract').Contract;
}
