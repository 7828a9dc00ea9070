import { useEffect, useState } from 'react';
import type { ClientConfig } from '@deadpan/protocol';
import { clientConfig } from '../engine/http/client-config.ts';

/** What the operator switched on; undefined until it is known, and while the server cannot say. */
export function useClientConfig(): ClientConfig | undefined {
  const [config, setConfig] = useState<ClientConfig>();
  useEffect(() => {
    let over = false;
    clientConfig().then(
      (told) => over || setConfig(told),
      () => undefined, // without it the page is as if nothing were switched on
    );
    return () => {
      over = true;
    };
  }, []);
  return config;
}
