import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAYMENT_PARAM } from './model/payment-view.ts';

/**
 * The payment that the address of a page names, after its payer was at the provider: the page opens its dialog with it
 * (`running`), and clears the address when the dialog closes.
 */
export function usePaymentInAddress(): { returned: string | undefined; clear: () => void } {
  const [params, setParams] = useSearchParams();
  const clear = useCallback(
    () =>
      setParams(
        (now) => {
          now.delete(PAYMENT_PARAM);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { returned: params.get(PAYMENT_PARAM) ?? undefined, clear };
}
