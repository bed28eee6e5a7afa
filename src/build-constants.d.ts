/** Set by vite.config.ts. */

/** Names the build, for the update prompt and reports. */
declare const __BUILD_ID__: string;

/** True only in `vite build --mode seams` and in tests: code behind it is dropped from the plain build. */
declare const __SEAMS__: boolean;
