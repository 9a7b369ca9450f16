/** The server counts up to 100, and the badge has room for two digits. */
export const atMost99 = (unread: number): string => (unread > 99 ? '99+' : String(unread));
