/* Cleans a path-traced picture: non-local means over two independent halves, guided by albedo and normal
   (after Rousselle, Manzi and Zwicker 2013). All pictures are float, three channels, row by row.
   gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void blur_rows(const float *from, float *to, int w, int h, int r) {
  for (int y = 0; y < h; y++) {
    for (int x = 0; x < w; x++) {
      float sum = 0; int n = 0;
      for (int k = -r; k <= r; k++) { int at = x + k; if (at >= 0 && at < w) { sum += from[y * w + at]; n++; } }
      to[y * w + x] = sum / n;
    }
  }
}

static void blur_columns(const float *from, float *to, int w, int h, int r) {
  for (int y = 0; y < h; y++) {
    float *row = to + (size_t)y * w; int n = 0;
    memset(row, 0, sizeof(float) * w);
    for (int k = -r; k <= r; k++) {
      int at = y + k;
      if (at < 0 || at >= h) continue;
      n++;
      const float *line = from + (size_t)at * w;
      for (int x = 0; x < w; x++) row[x] += line[x];
    }
    for (int x = 0; x < w; x++) row[x] /= n;
  }
}

/* Filters `colour` with weights from `guide` (the other half) of the given variance, and the features. */
void filter(const float *colour, const float *guide, const float *variance, const float *features,
            const float *feature_scale, int count, int w, int h, int reach, int patch, float strength, float *out) {
  size_t size = (size_t)w * h;
  float *sum = calloc(size * 3, sizeof(float)), *total = calloc(size, sizeof(float));
  float *d = malloc(size * sizeof(float)), *e = malloc(size * sizeof(float)), *f = malloc(size * sizeof(float));
  for (int dy = -reach; dy <= reach; dy++) for (int dx = -reach; dx <= reach; dx++) {
    for (int y = 0; y < h; y++) {
      int v = y + dy; if (v < 0) v = 0; if (v >= h) v = h - 1;
      for (int x = 0; x < w; x++) {
        int u = x + dx; if (u < 0) u = 0; if (u >= w) u = w - 1;
        size_t p = (size_t)y * w + x, q = (size_t)v * w + u;
        float far = 0, apart = 0;
        for (int c = 0; c < 3; c++) {
          float a = variance[p * 3 + c], b = variance[q * 3 + c], diff = guide[p * 3 + c] - guide[q * 3 + c];
          far += (diff * diff - (a + (b < a ? b : a))) / (1e-5f + strength * strength * (a + b));
        }
        d[p] = far / 3;
        for (int k = 0; k < count; k++) {
          float diff = features[p * count + k] - features[q * count + k];
          apart += diff * diff * feature_scale[k];
        }
        f[p] = apart;
      }
    }
    blur_rows(d, e, w, h, patch); blur_columns(e, d, w, h, patch);
    for (int y = 0; y < h; y++) {
      int v = y + dy; if (v < 0 || v >= h) continue;
      for (int x = 0; x < w; x++) {
        int u = x + dx; if (u < 0 || u >= w) continue;
        size_t p = (size_t)y * w + x, q = (size_t)v * w + u;
        float far = d[p] > 0 ? d[p] : 0; if (f[p] > far) far = f[p];
        if (far > 12) continue;
        float weight = expf(-far);
        total[p] += weight;
        for (int c = 0; c < 3; c++) sum[p * 3 + c] += weight * colour[q * 3 + c];
      }
    }
  }
  for (size_t p = 0; p < size; p++) for (int c = 0; c < 3; c++) out[p * 3 + c] = sum[p * 3 + c] / (total[p] + 1e-9f);
  free(sum); free(total); free(d); free(e); free(f);
}
