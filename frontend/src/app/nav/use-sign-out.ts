import { useNavigate } from 'react-router-dom';
import { useSession } from '@/lib/session/session-context.tsx';

/** Signs out and goes home. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate('/');
  };
}
