/** Anti-cheating switches that a quiz may set; none can be chosen yet, so every quiz runs without. */
export const PREVENTION = { disableCopyPaste: false, disableRightClick: false, fullScreenMode: false };
