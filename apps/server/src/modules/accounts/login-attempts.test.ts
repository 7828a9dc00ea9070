import { loginAttemptsContract } from '../../../test/contracts/login-attempts.ts';
import { createMemoryCounters } from '../../adapters/memory/counters.ts';

loginAttemptsContract(() => createMemoryCounters({ now: () => 0 }));
