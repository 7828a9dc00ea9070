import type { Plan, Value } from './plan.ts';
import type { Weight, WeightSpec } from './weights.ts';

/** TensorFlow.js' graph model file, as far as BlazeFace uses it. Names in `input` are nodes; strings in attributes are base64. */
export interface GraphFile {
  modelTopology: { node: GraphNode[] };
  weightsManifest: { weights: WeightSpec[] }[];
}

export interface GraphNode {
  name: string;
  op: string;
  input?: string[];
  attr?: Record<string, { s?: string; list?: { s?: string[]; i?: (string | number)[] } }>;
}

/** Writes a graph down as a plan, from its placeholder (given as `input`) to the named results, in the file's own order of nodes. */
export function planGraph(plan: Plan, nodes: readonly GraphNode[], weights: Map<string, Weight>, input: Value): Map<string, Value> {
  const values = new Map<string, Value>();
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const weightOf = (name: string): Weight => {
    const weight = weights.get(name);
    if (!weight) throw new Error(`the graph has no weight ${name}`);
    return weight;
  };
  const inputOf = (node: GraphNode, index: number): string => {
    const name = node.input?.[index];
    if (name === undefined) throw new Error(`${node.name} has no input ${index}`);
    return name;
  };
  const valueOf = (name: string): Value => {
    const known = values.get(name);
    if (known) return known;
    const node = byName.get(name);
    if (!node) throw new Error(`the graph has no node ${name}`);
    const value = operation(node);
    values.set(name, value);
    return value;
  };
  const operation = (node: GraphNode): Value => {
    const stride = Number(node.attr?.strides?.list?.i?.[1] ?? 1);
    const same = text(node.attr?.padding?.s) !== 'VALID';
    const x = (): Value => valueOf(inputOf(node, 0));
    switch (node.op) {
      case 'Placeholder':
        return input;
      case 'Identity':
        return x();
      case '_FusedConv2D': {
        const relu = (node.attr?.fused_ops?.list?.s ?? []).map(text).includes('Relu');
        return plan.conv(x(), weightOf(inputOf(node, 1)), weightOf(inputOf(node, 2)), { stride, same, relu });
      }
      case 'DepthwiseConv2dNative':
        return plan.depthwise(x(), weightOf(inputOf(node, 1)), null, { stride, same, relu: false });
      case 'AddV2':
        return plan.add(x(), valueOf(inputOf(node, 1)));
      case 'Relu':
        return plan.relu(x());
      case 'MaxPool':
        return plan.maxPool(x(), Number(node.attr?.ksize?.list?.i?.[1] ?? 2), stride);
      case 'Pad':
        return plan.padChannels(x(), (x().shape[3] ?? 0) + (weightOf(inputOf(node, 1)).values[7] ?? 0));
      case 'Reshape':
        return plan.reshape(x(), [...weightOf(inputOf(node, 1)).values]);
      default:
        throw new Error(`the graph needs ${node.op}, which is not here`);
    }
  };
  for (const node of nodes) if (node.op !== 'Const') valueOf(node.name);
  return values;
}

const text = (base64: string | undefined): string => (base64 === undefined ? '' : atob(base64));
