import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/lib/session/session-context.tsx';

/** Tries once, on arrival, to go on with a stored refresh token. True while it tries. */
export function useSilentRefresh(): boolean {
  const { status, resume } = useSession();
  const tried = useRef(false);
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    if (status !== 'signed-out' || tried.current) return;
    tried.current = true;
    setTrying(true);
    void resume().finally(() => setTrying(false));
  }, [status, resume]);
  return trying || status === 'loading';
}
