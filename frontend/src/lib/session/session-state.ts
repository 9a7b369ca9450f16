import type { SessionPerson, SignedInUser } from '@quizhall/shared/model/accounts/user';

/** Who is signed in: complete once GET /users/me/session has answered, the basics right after a login or when offline. */
export type SessionUser = SignedInUser & Partial<SessionPerson>;

export type SessionState =
  | { status: 'loading'; user?: undefined }
  /** `byChoice`: the person has just signed out, so a guarded page leads home rather than to the login. */
  | { status: 'signed-out'; user?: undefined; byChoice: boolean }
  | { status: 'signed-in'; user: SessionUser };

export type SessionAction =
  | { type: 'known'; user: SessionUser }
  | { type: 'updated'; fields: Partial<SessionUser> }
  | { type: 'gone'; byChoice?: boolean };

export const LOADING: SessionState = { status: 'loading' };

/** A partial update merges into the current user; without one there is nothing to merge into. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  if (action.type === 'gone') return { status: 'signed-out', byChoice: action.byChoice ?? false };
  if (action.type === 'known') {
    // The basics of a login or of another tab do not throw away what is already known about the same person.
    const before = state.user?.id === action.user.id ? state.user : undefined;
    return { status: 'signed-in', user: { ...before, ...action.user } };
  }
  return state.status === 'signed-in' ? { ...state, user: { ...state.user, ...action.fields } } : state;
}
