import { useEffect, useState } from 'react';
import type { ClientConfig } from '@deadpan/protocol';
import { clientConfig } from '../engine/http/client-config.ts';

type Badge = ClientConfig['badge'];

/** The promotional badge the operator has set; null without one, and while the server cannot say. */
export function useBadge(): Badge {
  const [badge, setBadge] = useState<Badge>(null);
  useEffect(() => {
    let over = false;
    clientConfig().then(
      (config) => over || setBadge(config.badge),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, []);
  return badge;
}
