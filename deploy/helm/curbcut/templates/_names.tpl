{{- define "curbcut.name" -}}
{{- if contains "curbcut" .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-curbcut" .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* Given a list: the root and the component. Selectors never change, so they have no version. */}}
{{- define "curbcut.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: curbcut
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end -}}

{{- define "curbcut.image" -}}
{{- $repository := required "image.repository is required: where you pushed the image that you built from the Containerfile." .Values.image.repository -}}
{{- printf "%s:%s" $repository (.Values.image.tag | default .Chart.AppVersion) -}}
{{- end -}}
