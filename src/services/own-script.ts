/** The name that the content security policy allows for the one trusted-types policy. */
export const SCRIPT_POLICY = 'own-scripts';

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}

// TypeScript's list of the browser's functions does not know trusted types yet.
declare global {
  interface Window {
    readonly trustedTypes?: {
      /** Empty markup, which needs no policy. */
      readonly emptyHTML: string;
      readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
    };
  }
}

const OWN_ORIGIN: ScriptPolicy = { createScriptURL: ofOwnOrigin };

// Each name can be used for one policy only.
let policy: ScriptPolicy | null = null;

/**
 * The address of a script in the form that the browser lets a worker start from; throws unless it is
 * of the site's own origin.
 * Source: https://www.w3.org/TR/trusted-types/#trusted-type-policy
 */
export function ownScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(SCRIPT_POLICY, OWN_ORIGIN) ?? OWN_ORIGIN;
  return policy.createScriptURL(address);
}

function ofOwnOrigin(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`Not a script of this site: ${address}`);
  return url.href;
}
