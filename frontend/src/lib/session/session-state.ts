import type { SessionPerson, SignedInUser } from '@quizhall/shared/model/accounts/user';

/** Signed-in user. Complete after GET /users/me/session responds; only basic fields right after login or offline. */
export type SessionUser = SignedInUser & Partial<SessionPerson>;

export type SessionState =
  | { status: 'loading'; user?: undefined }
  /** `byChoice`: the user just signed out, so a guarded page redirects home instead of to the login. */
  | { status: 'signed-out'; user?: undefined; byChoice: boolean }
  | { status: 'signed-in'; user: SessionUser };

export type SessionAction =
  | { type: 'known'; user: SessionUser }
  | { type: 'updated'; fields: Partial<SessionUser> }
  | { type: 'gone'; byChoice?: boolean };

export const LOADING: SessionState = { status: 'loading' };

/** Applies a session action. A partial update merges into the current user and is ignored without one. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  if (action.type === 'gone') return { status: 'signed-out', byChoice: action.byChoice ?? false };
  if (action.type === 'known') {
    // The basic fields from a login or another tab do not overwrite known data about the same user.
    const before = state.user?.id === action.user.id ? state.user : undefined;
    return { status: 'signed-in', user: { ...before, ...action.user } };
  }
  return state.status === 'signed-in' ? { ...state, user: { ...state.user, ...action.fields } } : state;
}
