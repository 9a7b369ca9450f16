import { isLatex } from '@quizhall/shared/rules/text/formula-lookup';
import type { Typeset } from '@quizhall/shared/rules/text/typeset';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { showPartFailed } from '@/components/part-failed.tsx';
import { FormulasFrom } from '@/lib/formula.tsx';

type MakeTypeset = (source: string) => Typeset;

const Made = createContext<MakeTypeset | undefined>(undefined);

/** Makes the MathML of formulas while they are written. Its library comes with the first formula that is shown. */
export function LiveFormulas({ children }: { children: ReactNode }) {
  const [typeset, setTypeset] = useState<MakeTypeset>();
  const asked = useRef(false);
  const source = useMemo(() => {
    const load = async () => {
      if (asked.current) return;
      asked.current = true;
      try {
        const code = await import('@quizhall/shared/rules/text/typeset');
        setTypeset(() => code.typeset);
      } catch {
        asked.current = false;
        showPartFailed();
      }
    };
    const mathmlOf = (latex: string) => {
      const made = typeset?.(latex);
      return made && 'mathml' in made ? made.mathml : undefined;
    };
    return {
      find: (written: string) => (isLatex(written) ? mathmlOf(written) : written),
      want: (written: string) => void (isLatex(written) && !typeset && load()),
    };
  }, [typeset]);
  return (
    <Made value={typeset}>
      <FormulasFrom value={source}>{children}</FormulasFrom>
    </Made>
  );
}

/** Why a formula has no MathML; undefined as long as nobody knows. */
export function useReason(): (source: string) => string | undefined {
  const typeset = use(Made);
  return (source) => {
    const made = typeset?.(source);
    return made && 'problem' in made ? made.problem : undefined;
  };
}
