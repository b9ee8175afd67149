package com.fasterxml.jackson.databind;

public class ObjectMapper {
    public <T> T readValue(String json, Class<T> type) throws Exception {
        return type.getConstructor(String.class).newInstance(json);
    }
}
